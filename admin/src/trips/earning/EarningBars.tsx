import { Tooltip, useTheme } from '@mui/material';
import { formatAmount } from '@wayfare/shared';
import { useState } from 'react';
import { useSession } from '../../frame/session/session.js';
import { useDateLocale } from '../../frame/texts/useDateLocale.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { axisSteps } from './axisSteps.js';

interface Bar {
  label: string;
  amount: number;
  /** The shorter label below the bar, if it is not `label`. */
  mark?: string;
  /** The amount of the period before, drawn as a line. */
  before?: number;
}

interface EarningBarsProps {
  bars: readonly Bar[];
  /** The name of the amounts in the bars. */
  name: string;
  /** Whether the amounts are numbers of things instead of money. */
  isCount?: boolean;
}

/**
 * Sizes in px: the picture, the numbers beside it, the labels below it, and the space above for half a
 * number.
 */
const HEIGHT = 220;
const NUMBERS = 72;
const LABELS = 28;
const TOP = 8;
const WIDEST_BAR = 48;
/** How far apart labels are at least, also by their letters: where bars are closer, only some have one. */
const LABEL_DISTANCE = 64;
const LETTER = 7;

/** Amounts as bars. Users who cannot see them have the table below. */
export function EarningBars({ bars, name, isCount = false }: EarningBarsProps) {
  const { palette, direction, typography } = useTheme();
  const format = useFormat();
  const { settings } = useSession();
  const locale = useDateLocale();
  const written = isCount ? format.number : format.money;
  const [width, measured] = useWidth();
  const t = useText();
  const amounts = bars.flatMap(({ amount, before }) => (before === undefined ? [amount] : [amount, before]));
  const steps = axisSteps(amounts, isCount);
  // Whole amounts need no decimals on the axis.
  const decimal = steps.every(Number.isInteger) ? 0 : settings.decimal;
  const stepText = (step: number) =>
    isCount ? format.number(step) : formatAmount(step, { ...settings, decimal }, locale);
  const lowest = steps[0] as number;
  const highest = steps.at(-1) as number;
  const floor = HEIGHT - LABELS;
  const levelOf = (amount: number) => floor - ((amount - lowest) / (highest - lowest)) * (floor - TOP);
  const column = Math.max(0, width - NUMBERS) / bars.length;
  const barWidth = Math.min(column * 0.8, WIDEST_BAR);
  const labelWidth = Math.max(...bars.map(({ label, mark = label }) => mark.length)) * LETTER;
  const labelEvery = Math.ceil(Math.max(LABEL_DISTANCE, labelWidth) / Math.max(column, 1));
  /** Where a label stands whole: below the middle of its bar, or at the edge of the picture. */
  const labelAt = (middle: number) =>
    Math.min(Math.max(middle, labelWidth / 2), Math.max(width - labelWidth / 2, labelWidth / 2));
  // In a right-to-left language, the numbers are on the right and time runs to the left.
  const isRtl = direction === 'rtl';
  const across = (x: number) => (isRtl ? width - x : x);
  const text = { fill: palette.text.secondary, fontSize: 12, fontFamily: typography.fontFamily };
  return (
    <svg ref={measured} width="100%" height={HEIGHT} style={{ display: 'block' }}>
      {steps.map((step) => (
        <g key={step}>
          <line
            x1={across(NUMBERS)}
            x2={across(width)}
            y1={levelOf(step)}
            y2={levelOf(step)}
            stroke={step === 0 ? palette.text.secondary : palette.divider}
          />
          <text {...text} x={across(NUMBERS - 8)} y={levelOf(step) + 4} textAnchor={isRtl ? 'start' : 'end'}>
            {stepText(step)}
          </text>
        </g>
      ))}
      {bars.map(({ label, amount, before, mark = label }, index) => {
        const middle = across(NUMBERS + (index + 0.5) * column);
        const [upper, lower] = [levelOf(Math.max(0, amount)), levelOf(Math.min(0, amount))];
        return (
          // Reports may have several bars of one month.
          // oxlint-disable-next-line react/no-array-index-key
          <g key={index}>
            <Tooltip
              title={
                <>
                  <Amount label={label} name={name} written={written(amount)} />
                  {before !== undefined && (
                    <>
                      <br />
                      {t('panel_chart_before')}: <bdi>{written(before)}</bdi>
                    </>
                  )}
                </>
              }
              enterTouchDelay={0}
            >
              {/* As high as the picture, so that small bars are found too. */}
              <g>
                <rect x={middle - column / 2} y={0} width={column} height={floor} fill="transparent" />
                <rect
                  x={middle - barWidth / 2}
                  y={upper}
                  width={barWidth}
                  height={lower - upper}
                  fill={palette.primary.main}
                  rx={Math.min(4, (lower - upper) / 2)}
                />
                {before !== undefined && (
                  <line
                    x1={middle - column / 2}
                    x2={middle + column / 2}
                    y1={levelOf(before)}
                    y2={levelOf(before)}
                    stroke={palette.text.primary}
                    strokeWidth={2}
                  />
                )}
              </g>
            </Tooltip>
            {index % labelEvery === 0 && (
              <text {...text} x={labelAt(middle)} y={HEIGHT - 8} textAnchor="middle">
                {mark}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

const Amount = ({ label, name, written }: Record<'label' | 'name' | 'written', string>) => (
  <>
    {label}
    <br />
    {name}: <bdi>{written}</bdi>
  </>
);

/** The width of an element in px, and the function that measures it from when it is drawn. */
function useWidth(): [width: number, measured: (element: SVGSVGElement) => () => void] {
  const [width, setWidth] = useState(0);
  const [measured] = useState(() => (element: SVGSVGElement) => {
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  });
  return [width, measured];
}
