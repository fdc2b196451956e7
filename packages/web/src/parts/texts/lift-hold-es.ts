// Texts of lifting a legal hold, in Spanish.
import type en from './lift-hold-en.ts';

export default {
  title: '¿Levantar la retención legal?',
  means:
    'La administración puede volver a eliminar el análisis. Lo que los plazos de conservación ya habrían eliminado se elimina en unos minutos y no se puede recuperar.',
  confirm: 'Levantar la retención',
  lifted: 'La retención legal se levantó.',
} satisfies typeof en;
