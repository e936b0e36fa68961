// Photographs: chosen by people, and made smaller so that the browser can keep them.

const LONGEST = 1400;
const QUALITY = 0.75;

/** Let people take a photograph or choose one; the browser asks, so the page needs no camera. */
export function choosePicture(use) {
  chooseFile("image/*", use);
}

/** Let people choose a file with a button in the page's own words: those of a file field come from the browser. */
export function chooseFile(accept, use) {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = accept;
  input.addEventListener("change", () => input.files[0] && use(input.files[0]));
  input.click();
}

/** A picture as an address that holds it, with the size of the original and how much smaller it became. */
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
    return { address: canvas.toDataURL("image/jpeg", QUALITY), width, height, scale };
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** A kept picture as a file. */
export function bytesOf(address) {
  const [head, data] = address.split(",");
  return new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], { type: head.slice(5).split(";")[0] });
}
