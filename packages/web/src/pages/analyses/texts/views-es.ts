// Texts of saved views, in Spanish.
import type en from './views-en.ts';

const texts: typeof en = {
  save: 'Guardar vista…',
  edit: (name) => `Editar vista: ${name}`,
  editShort: 'Editar vista…',
  by: (owner) => `Compartida por ${owner}`,
  saveTitle: 'Guardar esta vista',
  editTitle: 'Editar vista',
  hint: 'La vista guarda los filtros y el orden, pero no la búsqueda.',
  name: 'Nombre',
  replaces: 'Ya tiene una vista con este nombre. Al guardar, se reemplaza.',
  share: { team: 'Compartir con mi equipo', company: 'Compartir con toda la empresa' },
  shareHint: 'Cada persona ve solo las conversaciones que su rol le permite ver.',
  submit: 'Guardar',
  delete: 'Eliminar vista',
  full: 'Ya tiene 30 vistas. Elimine una antes de guardar otra.',
  saved: (name) => `La vista “${name}” se guardó.`,
  deleted: (name) => `La vista “${name}” se eliminó.`,
};
export default texts;
