import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, useEffect, useState } from 'react';
import type { SendProgress } from '@wayfare/shared';
import { isRefusal } from '../http/ApiError.js';

const nothingSent: SendProgress = { part: 0, isTryingAgain: false };

/** A picture that is uploaded as soon as it is chosen. `send` uploads it, and reports the progress. */
export function usePictureUpload<Answer>(
  send: (file: File, onProgress: (progress: SendProgress) => void) => Promise<Answer>,
  onSent: (answer: Answer) => void = () => undefined,
) {
  const [chosen, setChosen] = useState<{ file: File; url: string } | null>(null);
  const [progress, setProgress] = useState(nothingSent);
  const upload = useMutation({
    mutationFn: (file: File) => send(file, setProgress),
    onMutate: () => setProgress(nothingSent),
    onSuccess: (answer) => onSent(answer),
  });
  useEffect(() => () => URL.revokeObjectURL(chosen?.url ?? ''), [chosen]);
  // If the server could not read the picture, the browser cannot show it either, and retrying does not help.
  const isRefused = isRefusal(upload.error);

  return {
    hasChosen: chosen !== null,
    /** The chosen picture as this browser shows it, unless it was refused. */
    url: isRefused ? undefined : chosen?.url,
    /** The response to the last upload; undefined until it has succeeded. */
    answer: upload.data,
    error: upload.error,
    isPending: upload.isPending,
    /** The progress of the current upload. */
    progress: upload.isPending ? progress : null,
    /** Sends the picture again after an error; null if that does not help. */
    retry: chosen && upload.isError && !isRefused ? () => upload.mutate(chosen.file) : null,
    /** Starts over, without a picture. */
    reset() {
      setChosen(null);
      upload.reset();
    },
    /** The props of the file input. */
    input: {
      type: 'file',
      accept: 'image/*',
      onChange({ target }: ChangeEvent<HTMLInputElement>) {
        const file = target.files?.[0];
        // The same file can then be chosen again.
        target.value = '';
        if (!file) return;
        setChosen({ file, url: URL.createObjectURL(file) });
        upload.mutate(file);
      },
    },
  };
}
