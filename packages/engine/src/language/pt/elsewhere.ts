// What people say on the air, in court and in class, in Portuguese: such talk is with no company. They are no features.
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
};
