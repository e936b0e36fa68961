// The drawings of grounds, icons and pieces: the service draws its pictures with the same ones.

import { missed } from "./api.js";

const SVG = "http://www.w3.org/2000/svg";

let loading = null;

/** Put the definitions into the document, where every board refers to them; once, but again if it failed. */
export function loadArt() {
  loading ??= fetchArt().catch((error) => {
    loading = null;
    throw error;
  });
  return loading;
}

function fetchArt() {
  return new Promise((resolve, reject) => {
    // Only this old way of asking parses a document without turning text into markup in this page.
    const request = new XMLHttpRequest();
    request.open("GET", new URL("art.svg", import.meta.url));
    request.responseType = "document";
    request.onload = () => {
      if (!request.response) {
        reject(missed(request.status));
        return;
      }
      const drawings = document.createElementNS(SVG, "svg");
      drawings.setAttribute("class", "drawings");
      drawings.setAttribute("aria-hidden", "true");
      drawings.append(document.importNode(request.response.documentElement.querySelector("defs"), true));
      document.body.append(drawings);
      resolve();
    };
    request.onerror = () => reject(missed("no drawings"));
    request.send();
  });
}
