// What colleagues speak of among themselves, in Spanish; words of teams that other languages borrow stand in English.
import type { ColleagueCues } from '../colleague-cues.ts';

export const colleagues: ColleagueCues = {
  work: String.raw`
    (?:sigo|estoy) (?:travad[oa]|bloquead[oa])|bloqueos?|bloquead[oa]
    ayer (?:yo )?\w+e
    hoy (?:sigo|empiezo|cierro|reviso|termino)
  `,
  tools: `
    servidor de pruebas|incidencias|desplegar|despliegue|requisitos|fase (?:uno|dos)|tablero|cronograma
    implantacion interna
  `,
  toAll: `
    (?:buenas|buenos dias|hola|perfecto|gracias) (?:equipo|a todos|chicos)
    equipo|resto del equipo
  `,
  meeting: `
    (?:en el|al) acta|nos ha salido|mejoramos|mejorar|repasemos|como vamos (?:con|de)|reuniones
  `,
  employer: `
    rr ?hh|recursos humanos|(?:la )?direccion|turno(?: de (?:noche|manana|tarde))?
    companeros|colegas|formacion|jefa|jefe de planta|plantilla
  `,
  absentClient: `
    (?:tu|mi|su) (?:prevision|cuota)|(?:por ciento )?de la cuota|las oportunidades
    el cliente (?:quiere|pidio|dijo)
  `,
  shift: String.raw`
    (?:cama|linea) (?:uno|una|dos|tres|cuatro|cinco|seis|siete|\d+)
    vigilarla|la linea|parada de maquina|maquina \w+ parada|paso la noche|analgesico|le toca|operad[oa]|suero|lote
    ya me quedo yo|se queda a dormir|tranquilo el resto|descansa|me encargo
  `,
  applicant: `
    candidat[oa]|entrevistadora?|cuando podria (?:empezar|incorporarse)|su ultimo (?:trabajo|empleo|puesto)|que le atrae|pretensiones|aspiracion salarial|nuestra empresa
  `,
  sharing: `
    lo comento con|que propones|en acta|registrar|propongo|avisamos|te ayudo (?:despues|con)|se la pido yo
  `,
  toClient: `
    en que (?:le |te )?puedo ayudar(?:le)?|digame|gracias por (?:llamar|el hueco|recibirnos)
    (?:su|tu) (?:pedido|plan|factura|contrato|presupuesto)
    me dijeron
    (?:mi|nuestro|nuestra) (?:cocina|pedido|contrato|factura)
    renovar|renovacion|descuento|propuesta|presupuesto|factura|por mes|al mes
  `,
};
