// What people say on the air, in court and in class, in Portuguese: and what friends ask and tell each other: such talk is with no company. They are no features.
import type { ElsewhereCues } from '../pack.ts';

export const elsewhere: ElsewhereCues = {
  onAir: `
    (bem vindo|bem vinda|bem vindos|comeca|comecando) .. (programa|episodio|podcast|edicao) ..
    (ouvintes|telespectadores|meus seguidores|nosso publico|quem esta ouvindo|quem esta assistindo) ..
    (nosso|nossa|meu|minha) (convidado|convidada|entrevistado|entrevistada) ..
    (prazer|honra|bom|obrigado|obrigada) .. (estar aqui no programa|pelo convite|participar do programa|estar no programa) ..
    (voltamos|volta) .. (intervalo|comerciais|break|propaganda) ..
    (deixa|deixe|deixem) o like ..
    (se inscreve|inscreva se|inscrevam se) no canal ..
    (seu|sua) (novo|nova|ultimo|ultima|primeiro) (livro|disco|filme|romance|album) ..
  `,
  inCourt: `
    (excelencia|meritissimo|meritissima|doutor juiz|doutora juiza) ..
    (a|o|chame a|da|pela|proxima) (testemunha|promotoria|defesa|audiencia|reu|re) ..
    (promete|jura) dizer a verdade ..
    (sem|nao ha|nao tenho) (mais)? perguntas ..
    (o reu|a re|o acusado|a acusada|nos autos|a denuncia) ..
    na noite do dia ..
  `,
  inClass: `
    (abram|abra|fechem|peguem) (o|os|a|as) (livro|livros|caderno|cadernos|apostila) ..
    (quem|alguem) .. (sabe|lembra|me diz|me fala|pode me dizer) (o que|qual|como) ..
    (licao|dever|tarefa) (de|para|pra) casa ..
    (exercicio|exercicios) (<number>|um|dois|tres) ..
    (e|sao) .. (um substantivo|um verbo|um adjetivo|numero primo|numeros primos|uma fracao) ..
  `,
  amongFriends: `
    (ha)? quanto tempo .. (nao te|sem te|que a gente|nao nos|$)
    (que|estava com|tenho|tantas|morrendo de) (saudade|saudades) ..
    (nem te conto|conta tudo|conta la|me conta tudo|me contem|gente me contem|juro|jura|juraaa) ..
    (miga|amiga|miuda|mana|mano|linda|fofinha|menina|gata) $
    ^ (oi|ola|ai|alo)? (miga|amiga|linda|menina|querida|mana) ..
    (namorado|namorada|ficante|namoro|namorar|a sair com|saindo com|crush|o ex|a ex|meu ex|minha ex) ..
    (o que|que) (vai|vais|vamos|voce vai) fazer .. (fim de semana|sabado|domingo|feriado|noite|ferias) ..
    (que|o que) .. fazer (este|neste|esse|nesse) fim de semana ..
    (vamos|bora|temos que|precisamos|a gente tem que|podiamos) .. (tomar um|tomar uma|beber um|beber uma|sair juntos|praia|cinema|jantar fora|sair um dia) ..
    (como)? (vai|esta|ta|anda) (a|o|tua|teu) .. (mae|pai|irma|irmao|familia|coracao|namorado|namorada|avo|teu) .. ?
    (te amo|te adoro|amo te|beijinhos|beijocas) ..
    (adorei|adoro) .. (ver te|te ver|rever te) ..
  `,
};
