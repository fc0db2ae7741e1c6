import { useTheme } from '@mui/material';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useFormat } from '../language/useFormat.js';

export interface EarningBarsProps {
  bars: readonly { label: string; amount: number }[];
  /** What the amounts in the bars are. */
  name: string;
  /** Formats an amount; as money by default. */
  write?: (amount: number) => string;
}

/** Amounts as bars. Users who cannot see them have the table below. */
export function EarningBars({ bars, name, write }: EarningBarsProps) {
  const { palette, direction } = useTheme();
  const format = useFormat();
  const written = write ?? format.money;
  const isRtl = direction === 'rtl';
  const text = { fill: palette.text.secondary, fontSize: 12 };
  return (
    <ResponsiveContainer width="100%" height={220}>
      <BarChart data={[...bars]} margin={{ top: 8, bottom: 0, left: 0, right: 0 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke={palette.divider} />
        <XAxis dataKey="label" tick={text} reversed={isRtl} />
        <YAxis tick={text} width={72} orientation={isRtl ? 'right' : 'left'} tickFormatter={format.number} />
        <Tooltip
          cursor={{ fill: palette.action.hover }}
          contentStyle={{ background: palette.background.paper, borderColor: palette.divider }}
          formatter={(amount) => [written(Number(amount)), name]}
        />
        <Bar
          dataKey="amount"
          fill={palette.primary.main}
          radius={[4, 4, 0, 0]}
          maxBarSize={48}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}
