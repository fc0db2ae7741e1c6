import { retryLimits } from '@wayfare/shared';

/**
 * Puts a picture into the store at an address that the API has signed. `onSent` receives the part sent so
 * far, up to 1. Returns false if that failed for any reason, because the picture can also be uploaded through
 * the API.
 */
export function putIntoStore(url: string, picture: Blob, onSent: (part: number) => void): Promise<boolean> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    request.timeout = retryLimits.operation;
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded, total }) => onSent(total ? loaded / total : 0));
    for (const failure of ['error', 'timeout'] as const)
      request.addEventListener(failure, () => resolve(false));
    request.addEventListener('load', () => resolve(request.status >= 200 && request.status < 300));
    request.send(picture);
  });
}
