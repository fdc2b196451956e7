// Speech without its pauses, in steps: for each, the encoder tells what the voice sounds like.

/** Each step is heard within the 1.6 s around it. */
export const stepSeconds = 0.25;
/** Numbers of a step, as a unit vector. */
export const voiceSize = 256;
