// What is said or written where nobody talks with anybody, in Spanish.
import type { NoConversationCues } from '../no-conversation-cues.ts';

export const noConversation: NoConversationCues = {
  menu: String.raw`
    (?:marque|marca|pulse|pulsa|oprima|presione|digite|diga) (?:el |la )?(?:numero |opcion |tecla )?(?:[0-9]|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|cero|asterisco|numeral)
    (?:elija|seleccione|escuche) .{0,30}\b(?:opcion|opciones|menu)
    todos (?:los )?(?:nuestros )?(?:\w+ )?(?:operadores|agentes|asesores|ejecutivos|especialistas) (?:estan|se encuentran)
  `,
  waiting: String.raw`
    su (?:llamada|tiempo) (?:es (?:muy )?importante|sera|puede ser|esta siendo)
    (?:permanezca|mantengase|espere) (?:en|un|por favor|en la) ?(?:linea|momento|instante|atendid\w+)?
    tiempo (?:estimado )?de espera
  `,
  menuGreeting: `
    bienvenid[oa]|gracias por (?:su paciencia|llamar|comunicarse)
    horario de (?:atencion|funcionamiento)
  `,
  voicemail: `
    (?:deje|deja|dejar|grabe) (?:un |su |tu |el )?(?:mensaje|recado)
    despues (?:de la senal|del tono|de oir)|buzon de (?:voz|mensajes)|contestador
    no (?:puedo|podemos|puede|estoy disponible) (?:atender|contestar|para)
    el numero (?:marcado|al que)|fuera de (?:servicio|cobertura)
    (?:devolvere|le devolveremos|te devuelvo) (?:la |tu |su )?llamada
  `,
  callNote: String.raw`
    (?:llamadas?|videollamadas?)(?: \w+)? (?:de (?:voz|video) )?(?:perdidas?|no (?:contestadas?|atendidas?)|rechazadas?|finalizadas?)
    no (?:contesto|atendio)|sin respuesta|(?:no dejo|ningun|sin) mensajes?
  `,
  callDirection: 'llamada (?:saliente|entrante|realizada|recibida)',
  callField: 'tiempo de timbre|duracion|numero|hora|fecha|cola|intentos?',
  lesson: `
    clase|leccion|capitulo|ejercicios?|tarea|examen|diapositiva|teorema|ecuacion|alumnos|estudiantes|asignatura
    (?:abran|anoten|copien|repitan|presten) (?:el|la|los|las|en|a|conmigo|atencion|esto|no)
  `,
  teacher: 'profesora?|docente|instructora?|maestr[oa]|tutora?',
  address: `
    usted|ustedes|vosotros|contigo|tu|te|hola|buenos dias|buenas tardes|gracias|perdon|disculpe|vale|perfecto|listo|de acuerdo|bueno|pues
    tengo|estoy|quiero|puedo|necesito|creo|tenemos|estamos|queremos|soy|voy|puede|quiere|necesita|gustaria|mire|oiga|diga|digame|permitame
  `,
  questionLabels: `
    p r
    pregunta respuesta
  `,
};
