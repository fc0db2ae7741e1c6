import type { ReactNode } from 'react';
import type { PlaceSuggestion } from './placeSearch.js';

/** A suggestion with the typed letters in bold. */
export function SuggestionText({ suggestion }: { suggestion: PlaceSuggestion }) {
  const { main_text, secondary_text, main_text_matched_substrings } = suggestion.structured_formatting;
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { offset, length } of main_text_matched_substrings ?? []) {
    parts.push(main_text.slice(from, offset), <b key={offset}>{main_text.slice(offset, offset + length)}</b>);
    from = offset + length;
  }
  parts.push(main_text.slice(from));
  return (
    <span dir="auto">
      <span>{parts}</span>
      {secondary_text && (
        <span style={{ display: 'block', fontSize: '0.85rem', opacity: 0.8 }}>{secondary_text}</span>
      )}
    </span>
  );
}
