// A measure over time as a picture: lines where something can be absent, bars for counts. Its figures belong in a table beside it.
import { useEffect, useRef, useState } from 'react';
import styles from './line-chart.module.css';

interface LineChartProps {
  /** What it shows, for who hears the page. */
  label: string;
  /** One a step of time; null: not measured, and the line has a gap there. */
  values: readonly (number | null)[];
  /** The same steps of an earlier time, drawn paler. */
  earlier?: readonly (number | null)[];
  kind: 'line' | 'bars';
  /** End of the scale; left out: a round number above all values. */
  most?: number;
  format(value: number): string;
  /** Short label of a step, under it. */
  stepLabel(index: number): string;
  /** Said while one points at a step. */
  describe(index: number): string;
}

const height = 240;
const margin = { top: 12, right: 12, bottom: 28, left: 44 };
const labelWidth = 72;

/** 1, 2, 2.5 or 5 times a power of ten, such that four of them reach `value`. */
export function roundStep(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value / 4));
  return ([1, 2, 2.5, 5, 10].find((factor) => factor * power * 4 >= value) ?? 10) * power;
}

/** Neighbours that are there, by index; `isBridge` when steps between them are not. */
export function segmentsOf(values: readonly (number | null)[]): { from: number; to: number; isBridge: boolean }[] {
  const there = values.flatMap((value, index) => (value === null ? [] : [index]));
  return there.slice(1).map((to, position) => {
    const from = there[position]!;
    return { from, to, isBridge: to - from > 1 };
  });
}

const stepsOf = (values: readonly (number | null)[]) => values.map((value, index) => ({ value, index }));

function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(640);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(Math.max(240, Math.round(entry!.contentRect.width))));
    observer.observe(ref.current!);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}

export function LineChart({ label, values, earlier = [], kind, most, format, stepLabel, describe }: LineChartProps) {
  const steps = stepsOf(values);
  const { ref, width } = useWidth();
  const [pointed, setPointed] = useState<number | null>(null);
  const highest = Math.max(0, ...[...values, ...earlier].filter((value) => value !== null));
  const tick = most === undefined ? Math.max(roundStep(highest), kind === 'bars' ? 1 : 0) : most / 4;
  const top = tick * 4;
  const inner = { width: width - margin.left - margin.right, height: height - margin.top - margin.bottom };
  const stepWidth = inner.width / Math.max(1, values.length);
  const x = (index: number) => margin.left + stepWidth * (index + 0.5);
  const y = (value: number) => margin.top + inner.height * (1 - value / top);
  const labelEvery = Math.max(1, Math.ceil(labelWidth / stepWidth));
  const barWidth = Math.max(1, Math.min(24, stepWidth * 0.7));

  return (
    <div ref={ref} className={styles.chart}>
      <p className={styles.readout} aria-hidden="true">
        {pointed !== null && pointed < values.length && describe(pointed)}
      </p>
      <svg
        role="img"
        aria-label={label}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        onPointerMove={({ clientX, currentTarget }) => {
          const at = clientX - currentTarget.getBoundingClientRect().left - margin.left;
          const index = Math.floor(at / stepWidth);
          setPointed(index >= 0 && index < values.length ? index : null);
        }}
        onPointerLeave={() => setPointed(null)}
      >
        {[0, 1, 2, 3, 4].map((number) => (
          <g key={number}>
            <line
              className={number === 0 ? styles.ground : styles.grid}
              x1={margin.left}
              x2={width - margin.right}
              y1={y(tick * number)}
              y2={y(tick * number)}
            />
            <text className={styles.tick} x={margin.left - 8} y={y(tick * number)} textAnchor="end" dy="0.32em">
              {format(tick * number)}
            </text>
          </g>
        ))}
        {steps.map(({ index }) =>
          index % labelEvery === 0 ? (
            <text
              key={index}
              className={styles.tick}
              x={Math.min(x(index), width - labelWidth / 2)}
              y={height - 8}
              textAnchor="middle"
            >
              {stepLabel(index)}
            </text>
          ) : null,
        )}
        {pointed !== null && (
          <line
            className={styles.guide}
            x1={x(pointed)}
            x2={x(pointed)}
            y1={margin.top}
            y2={margin.top + inner.height}
          />
        )}
        <Line values={earlier.slice(0, values.length)} x={x} y={y} className={styles.earlier!} />
        {kind === 'bars' ? (
          steps.map(({ value, index }) => (
            <rect
              key={index}
              className={styles.bar}
              x={x(index) - barWidth / 2}
              width={barWidth}
              y={y(value ?? 0)}
              height={y(0) - y(value ?? 0)}
              rx={2}
            />
          ))
        ) : (
          <Line values={values} x={x} y={y} className={styles.now!} hasPoints />
        )}
      </svg>
    </div>
  );
}

interface LineProps {
  values: readonly (number | null)[];
  x(index: number): number;
  y(value: number): number;
  className: string;
  hasPoints?: boolean;
}

function Line({ values, x, y, className, hasPoints = false }: LineProps) {
  const isDense = values.length > 60;
  return (
    <g className={className}>
      {segmentsOf(values).map(({ from, to, isBridge }) => (
        <line
          key={from}
          className={isBridge ? styles.bridge : undefined}
          x1={x(from)}
          y1={y(values[from]!)}
          x2={x(to)}
          y2={y(values[to]!)}
        />
      ))}
      {hasPoints &&
        stepsOf(values).map(({ value, index }) =>
          value === null ? null : <circle key={index} cx={x(index)} cy={y(value)} r={isDense ? 2 : 3.5} />,
        )}
    </g>
  );
}
