// What a process has in memory, in the unit that the benchmarks print.
import { residentBytes } from '../test/harness/process.ts';

/** In MB (10⁶ bytes). Linux only. */
export const residentMb = async (pid: number) => (await residentBytes(pid)) / 1e6;
