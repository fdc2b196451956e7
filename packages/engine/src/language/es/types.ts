// Spanish cues that tell the interaction types apart, whoever says them.
import type { TypeCues } from '../pack.ts';

export const types: TypeCues = {
  cold_call: `
    (de que|sobre que|a que) (se trata|es|se debe) .. ?
    (encargad*|responsable|duen*) de (compras|la tienda|el negocio|el area) .. ?
    (no) (nos|me) (conoce|conocen|conoces) 
    (usted|ustedes|vos)? (conoce|conocen|conoces|ha oido|ha escuchado) .. (nuestra empresa|de nosotros|<name>) .. ?
    (es|hablo con) .. (encargado|encargada|dueno|duena|responsable|gerente) .. ?
    (de donde|como) .. (sacaron|tienen|consiguio|saco|obtuvo) .. (numero|telefono|datos)
    (le)? (robo|quito|tomo) .. (minuto|minutos|segundos)
    (le|te) (llamo|hablo) para (presentarle|ofrecerle|contarle|presentarte|ofrecerte)
    (le|te)? (pillo|agarro|encuentro) .. (momento|ocupad*) 
  `,
  lead_qualification: `
    (recibimos|recibi|nos llego|vi) .. (tu|su) (registro|solicitud|mensaje|formulario|interes|consulta)
    (dejaste|dejo|dejaron|dejamos|deje|lleno|llenaste|llene|solicito|solicitaste|solicite|pediste|pidio) .. (datos|formulario|pagina|web|informacion|cotizacion|sitio|registro)
    (vi|vimos|encontre) .. (anuncio|publicidad|pagina|instagram|facebook)
    (gracias por) (contactarnos|escribirnos|comunicarte|su interes|tu interes|registrarse)
    (quiero|quisiera|queria|me gustaria) .. (informacion|informes|precio|precios|saber)
    (unas|algunas) (preguntas|preguntitas) 
    (que) tipo de (negocio|empresa|local) 
  `,
  discovery: `
    (entender|conocer) .. (como|operacion|negocio|situacion|proceso|necesidades|trabajan)
    (cuenteme|cuentame|contame|cuentenme|platiqueme) .. (operacion|dia a dia|proceso|como|empresa|equipo)
    (mayor|mayores|principal|principales) (reto|retos|desafio|desafios|problema|dolor|dificultad)
    (como) (trabajan|funciona|manejan|hacen) .. (hoy|actualmente|ahora)? ... ?
    (diagnostico|relevamiento|levantamiento)
    cuanto .. (cuesta|pierden) .. (eso|al mes) ?
  `,
  demo: `
    (compartir|comparto|compartiendo) .. pantalla
    (ven|ve|ves) (mi|la|bien)? pantalla
    (les|le|te) (muestro|voy a mostrar|voy a ensenar|enseno) 
    (demo|demostracion|recorrido)
    (aqui|aca|ahi) .. (pueden|puede|podes|tienen) (ver|ve)
    (si|cuando) (hago|hacen|haces) (clic|click)
    (tablero|panel|menu|pestana|boton)
  `,
  negotiation: `
    (a cambio|contrapartida|llegar a|dejarlo en|cerrarlo en) .. <number>?
    (bajar|bajarle|mejorar|rebajar) .. (precio|cuota|mensualidad|tarifa)
    (propuesta|contrapropuesta|negociar|negociacion|condiciones|mejorar el precio|mejor precio)
    (descuento|rebaja|plazo de pago|penalizacion|permanencia|contado|anticipo)
    (le|te|les) (puedo|hago|dejo) .. (<percent>|descuento|en <number>)
    (otra|otro) (propuesta|cotizacion|presupuesto|oferta) 
    (fuera|encima|arriba) (del|de) (presupuesto|lo que)
    (aprobar|aprobacion|legal|compras)
  `,
  closing: `
    (firmar|firma|firmo|firmamos|contrato) 
    (cerramos|cerrar|trato hecho|formalizar|procedemos)
    (recapitulando|resumiendo|para confirmar)
    (datos fiscales|facturacion|factura|cuenta bancaria|tarjeta) 
    (bienvenido|bienvenida|bienvenidos) (a bordo|a la familia|al equipo)
    (primer pago|fecha de inicio|arranque)
  `,
  follow_up: `
    (dar|darle|darte|dando|haciendo|hacer) seguimiento
    (pudo|pudiste|pudieron|alcanzo) .. (ver|revisar|leer|checar) .. (cotizacion|propuesta|presupuesto|correo|informacion) ... ?
    (cotizacion|propuesta|presupuesto) que (le|te|les) (mande|envie|pase)
    (alguna|tiene|tienen|hay|me tiene|tenes) .. (novedad|respuesta|noticia|decision|avance) .. ?
    (retomando|retomar|quedamos en que) 
    ya la pudo ver
  `,
  onboarding: `
    (puesta en marcha|implementacion|capacitacion|configuracion|configurar|primeros pasos|onboarding|induccion|arranque)
    (acompanar|acompano) .. (primeras|inicio|proceso|semanas)
    (cargar|importar|subir|migrar|activar|dar de alta) .. (clientes|datos|horarios|usuarios|productos|archivo|recordatorios|planilla|inventario)
    (compartir) .. pantalla
    (su|tu) (cuenta|usuario|acceso) .. (creado|creada|listo|lista|activo|activa)
    (proxima|siguiente) sesion
    (esta sesion|la sesion)
  `,
  renewal_expansion: `
    (contrato|ano|plan|periodo) .. (se acaba|se termina|cumple|se vence|esta por terminar)
    (renovacion|renovar|renueva|renovamos)
    (contrato|plan|suscripcion|poliza) .. (vence|termina|caduca|expira|vencimiento)
    (este|ultimo) ano .. (ustedes|usted) .. (han|usaron|tuvieron)
    (mas) (licencias|usuarios|modulos|sucursales)
    (plan superior|ampliar|upgrade)
    (revision|balance) (anual|trimestral|del ano)
  `,
  retention: `
    (quiero|queria|quisiera|necesito|vengo a) .. (darme de baja|dar de baja|la baja|cancelar|cancelacion|rescindir)
    (darme|darse|darte|darla|dar|tramito|tramitar) .. (de|la) baja
    (motivo|razon|por que) .. (baja|cancelacion|cancelar|cancela|irse)
    (departamento de (clientes|retencion|bajas)|retenciones|fidelizacion)
    (permanencia|penalizacion) 
    (cancelar) .. (servicio|plan|contrato|cuenta|suscripcion)
    me de de baja
  `,
  support: `
    (soporte|servicio tecnico|mesa de ayuda|asistencia tecnica)
    (no) (puedo|me deja|logro|podemos) (entrar|acceder|abrir|emitir|imprimir|conectar|enviar|ingresar|facturar|iniciar)
    (error|mensaje de error|no funciona|no anda|se traba|se cuelga|no carga|sin senal|no enciende|no prende)
    (reinicie|reiniciar|reinicia|apague|desconecte|actualice|borre|desinstale)
    (puedo ayudar*|ayudarle|ayudarte) en (algo mas|que)
    (que|cual) (error|mensaje) ... ?
    (ticket|folio|numero de caso)
  `,
  complaint: `
    (queja|reclamo|reclamacion|reclamar|quejarme|profeco|consumidor)
    (llego|vino|entregaron|recibi) .. (roto|rota|danad*|equivocad*|tarde|incomplet*|golpead*|defectuos*)
    (no) (llego|ha llegado|entregaron|aparecio|vino|vinieron) 
    (reembolso|devolucion|reposicion|compensacion|me devuelvan)
    (me cobraron|cobro|cobraron) .. (de mas|doble|dos veces|indebid*|mal)
    (inaceptable|verguenza|falta de respeto|indignante|un abuso)
    (disculpas|disculpe|lamento|lamentamos) .. (molestias|inconveniente*|lo sucedido|ocurrido|demora)
    (segunda|tercera|cuarta|quinta) vez que
  `,
};
