// Photographs: the user chooses them, and the browser stores smaller copies.

const LONGEST = 1400;
const QUALITY = 0.75;

/** Let the user take or choose a photograph. The browser does this, so the page needs no access to the camera. */
export function choosePicture(use) {
  chooseFile("image/*", use);
}

/**
 * Open the file dialog for one of the page's own buttons. The page shows no file field, because the browser would label
 * the field in the browser's language.
 */
export function chooseFile(accept, use) {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = accept;
  input.addEventListener("change", () => input.files[0] && use(input.files[0]));
  input.click();
}

/**
 * A smaller copy of a picture as a data URL, with the size of the original and the scale of the copy. Throws if the
 * browser cannot read the picture.
 */
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

/** A stored picture as a Blob. */
export function bytesOf(address) {
  const [head, data] = address.split(",");
  return new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], { type: head.slice(5).split(";")[0] });
}
