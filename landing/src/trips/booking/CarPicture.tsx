import { useState } from 'react';
import { brand } from '@wayfare/web/theme';

/**
 * A car type's picture, or a drawing if there is none or it cannot be loaded. Decorative: the name is next to
 * it.
 */
export function CarPicture({ image, width = 64 }: { image: string | null | undefined; width?: number }) {
  const [broken, setBroken] = useState<string | null>(null);
  const height = Math.round(width * 0.56);
  if (image && broken !== image) {
    return (
      <img
        src={image}
        alt=""
        width={width}
        height={height}
        loading="lazy"
        onError={() => setBroken(image)}
        style={{ objectFit: 'contain', flexShrink: 0 }}
      />
    );
  }
  return (
    <svg width={width} height={height} viewBox="0 0 64 36" aria-hidden="true" style={{ flexShrink: 0 }}>
      <path
        d="M5 25v-5c0-3 2-4 5-5l6-1 6-6c1-1 2-2 4-2h14c2 0 3 1 4 2l5 6 7 1c3 1 4 3 4 6v4c0 2-1 3-3 3H8c-2 0-3-1-3-3Z"
        fill={brand.lagoon}
      />
      <path d="M20 14l5-5h7v5ZM35 9h5l5 5H35Z" fill="#dff0ed" />
      <circle cx="18" cy="28" r="5" fill={brand.ink} />
      <circle cx="47" cy="28" r="5" fill={brand.ink} />
    </svg>
  );
}
