// Installing, listing and removing models, each with a child process of its own.
import type { InstalledModel, InstallOptions } from '@earshot/engine';
import { recogniserProcess } from '../recogniser-process.ts';
import { installModel as install } from './install-model.ts';

export { installedModels, removeModel } from './install-model.ts';

/** Rejects with a message that says what was wrong and what to do. */
export async function installModel(options: InstallOptions): Promise<InstalledModel> {
  const child = recogniserProcess();
  try {
    return await install(options, child);
  } finally {
    await child.close();
  }
}
