import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { errorTextKey } from '../../frame/api/errorText.js';
import { useText } from '../../frame/language/LanguageProvider.js';

/** The size of the picture in pixels: large enough to read a signature on a screen. */
const WIDTH = 640;
const HEIGHT = 260;

/** A box to sign in with a finger, a pen or a mouse. The signature is sent as a picture. */
export function SignaturePad({
  label,
  hint,
  kept,
  send,
}: {
  label: string;
  hint: string;
  /** The address of the signature that was sent. */
  kept: string | null | undefined;
  send: (file: File) => Promise<unknown>;
}) {
  const t = useText();
  const [isSigning, setIsSigning] = useState(!kept);
  if (kept && !isSigning) {
    return (
      <Stack sx={{ gap: 1.5 }}>
        <Box component="img" src={kept} alt={label} sx={{ ...frame, display: 'block' }} />
        <Button variant="outlined" onClick={() => setIsSigning(true)}>
          {t('handover_sign_again')}
        </Button>
      </Stack>
    );
  }
  return (
    <Sheet
      label={label}
      hint={hint}
      send={async (file) => {
        await send(file);
        setIsSigning(false);
      }}
    />
  );
}

const frame = {
  width: '100%',
  aspectRatio: `${WIDTH} / ${HEIGHT}`,
  border: '2px dashed',
  borderColor: 'text.secondary',
  borderRadius: 3,
  bgcolor: '#fff',
} as const;

function Sheet({
  label,
  hint,
  send,
}: {
  label: string;
  hint: string;
  send: (file: File) => Promise<unknown>;
}) {
  const t = useText();
  const sheet = useRef<HTMLCanvasElement>(null);
  const [hasInk, setHasInk] = useState(false);
  const sending = useMutation({ mutationFn: async () => send(await pictureOf(sheet.current)) });
  const clear = () => {
    wipe(sheet.current);
    setHasInk(false);
  };
  // A canvas is transparent at first, which some viewers show as black.
  useEffect(() => wipe(sheet.current), []);

  const draw = (event: PointerEvent<HTMLCanvasElement>, isStart: boolean) => {
    const pen = event.currentTarget.getContext('2d');
    if (!pen || (!isStart && event.buttons === 0)) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - left) / width) * WIDTH;
    const y = ((event.clientY - top) / height) * HEIGHT;
    if (isStart) {
      event.currentTarget.setPointerCapture(event.pointerId);
      pen.beginPath();
      pen.moveTo(x, y);
    }
    Object.assign(pen, { lineWidth: 4, lineCap: 'round', lineJoin: 'round', strokeStyle: '#10231c' });
    // The first point is drawn too, so that a dot counts.
    pen.lineTo(x, y);
    pen.stroke();
    setHasInk(true);
  };

  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography>{hint}</Typography>
      <Box
        component="canvas"
        ref={sheet}
        width={WIDTH}
        height={HEIGHT}
        role="img"
        aria-label={label}
        onPointerDown={(event: PointerEvent<HTMLCanvasElement>) => draw(event, true)}
        onPointerMove={(event: PointerEvent<HTMLCanvasElement>) => draw(event, false)}
        sx={{ ...frame, touchAction: 'none', cursor: 'crosshair' }}
      />
      {sending.isError && <Alert severity="error">{t(errorTextKey(sending.error))}</Alert>}
      <Stack direction="row" sx={{ gap: 1.5 }}>
        <Button color="inherit" disabled={!hasInk || sending.isPending} onClick={clear}>
          {t('handover_sign_clear')}
        </Button>
        <Button
          variant="contained"
          sx={{ flex: 1 }}
          disabled={!hasInk}
          loading={sending.isPending}
          onClick={() => sending.mutate()}
        >
          {t('handover_sign_save')}
        </Button>
      </Stack>
    </Stack>
  );
}

function wipe(sheet: HTMLCanvasElement | null): void {
  const pen = sheet?.getContext('2d');
  if (!pen) return;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, WIDTH, HEIGHT);
}

/** Converts the drawing to a file to upload. */
async function pictureOf(sheet: HTMLCanvasElement | null): Promise<File> {
  const drawn = await new Promise<Blob | null>((resolve) => {
    if (sheet) sheet.toBlob(resolve, 'image/png');
    else resolve(null);
  });
  if (!drawn) throw new Error('the signature could not be turned into a picture');
  return new File([drawn], 'signature.png', { type: 'image/png' });
}
