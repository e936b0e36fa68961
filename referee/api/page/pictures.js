// Photographs made smaller, so that the browser can keep them.

const LONGEST = 1400;
const QUALITY = 0.75;

/** A picture as an address that holds it, with the size of the original. */
export async function packedPicture(file) {
  const image = new Image();
  const address = URL.createObjectURL(file);
  try {
    image.src = address;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const scale = Math.min(1, LONGEST / Math.max(width, height));
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [Math.round(width * scale), Math.round(height * scale)];
    canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
    return { address: canvas.toDataURL("image/jpeg", QUALITY), width, height };
  } finally {
    URL.revokeObjectURL(address);
  }
}
