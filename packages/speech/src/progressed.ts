// What long work calls after each step, so that whoever waits for it can tell slow from stuck.
export type Progressed = () => void;
