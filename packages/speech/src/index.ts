// @earshot/speech: offline speech recognition and speaker separation; loaded by the server only where it is installed.
export { installedModels, installModel, removeModel } from './install/index.ts';
export { localTranscriber, openTranscriber } from './transcriber.ts';
