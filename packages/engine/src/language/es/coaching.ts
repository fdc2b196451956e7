// Model phrases in Spanish.
import type { CoachingBySituation, CoachingOnMatter, CoachingTexts } from '../coaching-texts.ts';

export const coaching: CoachingTexts = {
  greeting_identification: 'Buenos días, le habla Laura, de Norvía. ¿Con quién tengo el gusto?',
  purpose_stated:
    'Le llamo por el presupuesto que nos pidió: me gustaría repasarlo con usted y acordar el siguiente paso.',
  permission_to_talk: '¿Le viene bien hablar ahora, o prefiere que le llame más tarde?',
  open_questions: '¿Cómo lo hacen hoy, y qué cambiaría?',
  relevance_hook: 'Vi que acaban de abrir el segundo local, y es justo cuando esto se suele complicar.',
  need_confirmed: 'Entonces, lo que necesita es que cada pedido quede confirmado el mismo día. ¿Es así?',
  budget_explored: '¿Qué presupuesto tienen previsto para esto, más o menos?',
  decision_process_explored: '¿Quién más participa en la decisión, y cómo la suelen tomar?',
  timeline_explored: '¿Para cuándo lo necesitan funcionando?',
  pain_impact_explored: 'Cuando eso falla, ¿cuánto les cuesta, en dinero o en horas?',
  value_tied_to_need:
    'Me decía que los pedidos se pierden por teléfono; aquí cada uno cae en una lista y ninguno se queda atrás.',
  engagement_checked: 'Antes de seguir: ¿esto encaja con su forma de trabajar?',
  social_proof: 'Una clínica de su tamaño empezó con nosotros el año pasado y redujo a la mitad las citas perdidas.',
  price_presented: 'Son 240 al mes, con la instalación incluida y sin permanencia.',
  objection_handled:
    'Entiendo que le parezca caro. ¿Caro frente a su presupuesto o frente a otra oferta? Le muestro lo que incluye.',
  concession_traded: 'Puedo hacerle un ocho por ciento si lo contrata para los dos locales.',
  recap: 'Resumiendo: dos locales, a partir del día uno, 240 al mes. ¿Es lo que acordamos?',
  commitment_requested: 'Si le parece bien, ¿tramito el pedido hoy mismo?',
  next_step_scheduled: '¿Hablamos de nuevo el jueves a las diez? Le envío ya la invitación.',
  prior_contact_referenced: 'La semana pasada quedó pendiente el plazo de entrega, y aquí lo traigo.',
  goals_confirmed: 'Dentro de tres meses, ¿qué le diría que valió la pena?',
  solution_explained: 'Lo hacemos así: primero lo verifico, después lo corrijo y le llega un aviso cuando esté listo.',
  satisfaction_checked: '¿Cómo les está funcionando hasta ahora?',
  results_reviewed: 'Desde enero llevan 1200 pedidos en el sistema, con un tercio menos de devoluciones.',
  expansion_explored: '¿Hay otros equipos que podrían usarlo, o les servirían más licencias?',
  empathy_shown: 'Lamento mucho lo ocurrido, y entiendo su molestia.',
  cancel_reason_explored: '¿Me permite preguntarle qué le hizo decidir darse de baja?',
  retention_offer: 'Antes de tramitar la baja: ¿le ayudaría pausarlo tres meses o pasar al plan más pequeño?',
  problem_diagnosed: '¿Qué pasó exactamente, y cuándo lo notó por primera vez?',
  resolution_confirmed: 'Antes de terminar: ¿ya quedó resuelto, o todavía falta algo?',
  responsibility_taken: 'El error fue nuestro, y le doy seguimiento personalmente hasta que quede resuelto.',
  talked_over_client: 'Continúe, por favor, le escucho hasta el final. … Ahora le respondo.',
  pressure_tactics: 'Piénselo con calma. El precio se mantiene hasta el día 30 y se lo envío por escrito.',
  price_before_need: 'Con gusto le doy el precio. Para indicarle el correcto: ¿para qué lo va a usar?',
  unexplained_jargon: 'A eso lo llamamos SLA: significa que respondemos en un máximo de cuatro horas.',
  disparaged_competitor: 'Ellos también trabajan bien. Lo que nos distingue es que entregamos en un día.',
  unverified_promise:
    'Los clientes de su tamaño suelen ahorrar en torno a un diez por ciento; depende del volumen, así que calculémoslo.',
  blamed_client: 'Ese paso se presta a confusión. Hagámoslo juntos.',
};

/** Model phrases that take up what the client said. */
export const coachingOnMatter: CoachingOnMatter = {
  open_questions:
    'Me dice ‘{words}’. ¿Puedo preguntarle qué usa hoy y qué tendría que cambiar para que valga la pena verlo?',
  need_confirmed: 'Me dice ‘{words}’. ¿Es eso lo que necesita, o falta algo?',
  pain_impact_explored: 'Me dice ‘{words}’. ¿Cuánto les cuesta eso, en dinero o en horas?',
  objection_handled: 'Me dice ‘{words}’. ¿Qué tendría que ser distinto para que le sirva?',
  solution_explained: 'Sobre ‘{words}’: primero lo verifico, después lo corrijo y le llega un aviso cuando esté listo.',
  empathy_shown: 'Me cuenta ‘{words}’. Lo lamento, y entiendo su molestia.',
  retention_offer: 'Me dice ‘{words}’. Antes de cancelar: ¿le ayudaría una pausa o un plan más pequeño?',
  problem_diagnosed: 'Me dice ‘{words}’. ¿Qué pasó exactamente, y cuándo lo notó?',
  resolution_confirmed: 'Antes de terminar: nos contactó por esto, ‘{words}’. ¿Quedó resuelto?',
  responsibility_taken: 'Sobre ‘{words}’: eso nos toca a nosotros, y le doy seguimiento personalmente.',
};

/** Model phrases where those of most talks would be wrong. */
export const coachingBySituation: CoachingBySituation = {
  debt: {
    prior_contact_referenced: 'En mayo acordamos dos pagos: el primero ya entró y el segundo sigue pendiente.',
    open_questions: '¿Qué cambió desde el último pago, y cuánto podría abonar este mes?',
    need_confirmed: 'Entonces usted quiere pagar, pero no antes de cobrar. ¿Es así?',
    price_presented: 'Son 250 en total: 125 hoy y 125 el día primero, sin recargo.',
    value_tied_to_need: 'Me dice que no llega hasta el día primero; en dos pagos, el servicio sigue activo.',
    decision_process_explored: '¿Esto lo decide usted, o tiene que verlo con alguien más?',
    objection_handled: 'Entiendo que todo junto es mucho. ¿Cuánto podría pagar antes de fin de mes?',
    concession_traded: 'Si hoy paga la mitad, le quito el recargo.',
    commitment_requested: '¿Le parece si hacemos ahora el pago de 125 con tarjeta?',
    next_step_scheduled: 'Quedamos en 125 el viernes 5. Lo dejo registrado y ahora mismo le mando el enlace de pago.',
    pressure_tactics: 'Hoy no pasa nada. Si el 30 sigue pendiente, se suspende la línea; veamos juntos cómo evitarlo.',
  },
  cold: {
    purpose_stated:
      'No nos conocemos: le llamo porque este año tres talleres de su calle empezaron a trabajar con nosotros.',
    greeting_identification: 'Buenos días, soy Laura, de Norvía; todavía no hemos hablado. ¿Hablo con la señora Ríos?',
    next_step_scheduled: 'Le mando ahora dos páginas. ¿Le llamo el jueves a las diez y me dice si le encaja?',
  },
  refused: {
    purpose_stated:
      'No nos conocemos: le llamo porque este año tres talleres de su calle empezaron a trabajar con nosotros.',
    permission_to_talk: 'No esperaba mi llamada. ¿Me da medio minuto y después me dice si lo dejamos ahí?',
    next_step_scheduled:
      'Entonces no le quito más tiempo. ¿Hay algún mes en que convenga volver a preguntar, o le quito de la lista?',
  },
};
