// The drawings of grounds, icons and pieces: the service draws its pictures with the same ones.

const SVG = "http://www.w3.org/2000/svg";

/** Put the definitions into the document, where every board refers to them. */
export function loadArt() {
  return new Promise((resolve, reject) => {
    // Only this old way of asking parses a document without turning text into markup in this page.
    const request = new XMLHttpRequest();
    request.open("GET", new URL("art.svg", import.meta.url));
    request.responseType = "document";
    request.onload = () => {
      const drawings = document.createElementNS(SVG, "svg");
      drawings.setAttribute("class", "drawings");
      drawings.setAttribute("aria-hidden", "true");
      drawings.append(document.importNode(request.response.documentElement.querySelector("defs"), true));
      document.body.append(drawings);
      resolve();
    };
    request.onerror = reject;
    request.send();
  });
}
