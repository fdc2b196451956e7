// Given names that are common where Portuguese, English and Spanish are spoken, and are no other word there: who is spoken of is no product and no subject.

const names = `
aaron abby abigail adam adrian adriana agnes agustin aidan aileen aisha alan alana albert alberto alejandra alejandro alessandra alexandra alexandre
alexis alfonso alfred alfredo alice alicia alison allison alvaro amanda amelia amy ana andre andrea andreia andres andrew andy angela angie anita anna
anne annie antonia antonio arlindo arthur artur ashley augusto barbara barry beatrice beatriz becky begona belen benedita benito benjamin bernard
bernardo bethany betty bianca bob brandon brenda brendan brian bridget bruna bruno caitlin camila camilo carla carlos carmen carol carolina caroline
catarina catherine cathy caua cecilia celia celso charles chloe chris christian christina christine christopher ciara claire claudia claudio
clodoaldo colin colleen conor craig cristian cristiane cristiano cristina cynthia damian daniel daniela daniele danilo daphne darren dave davi david
debbie debora deborah declan deirdre denise dennis derek diana diane diego dirce djalma dominic donald donna doris dorothy douglas duncan dylan
eamon edgar edith edivaldo edmundo edna eduarda eduardo edward eileen elaine eleanor elena eliane elias elisa elizabeth ellen ellie eloise elsa emilia
emilio emily emma enrique eric erica erick ernesto esteban estela esther eugenia eugenio eva evaldo evelyn fabiana fabiano fabio fabiola fatima
federico felicity felipe fernanda fernando fiona flavia flavio frances francesca francisca francisco frederico gabriel gabriela gareth gary gavin
gemma geoffrey george gerald geraldo gerard gerardo gillian gilmar giovana giovanni gisele glenn gonzalo gordon graham greg gregorio gregory guilherme
guillermo gustavo gwen hannah harriet harry hector heitor helen helena heloisa henrique henry hilary horacio howard hugh hugo ian ignacio igor ines
ingrid irene isabel isabela isabella isadora ivan ivone ivonne jackie jacqueline jaime jair jairo james jamie jane janet janice jason javier jean jeff
jeffrey jennifer jenny jeremy jerry jessica jill jim jimena joan joana joanna joanne joao joaquim joaquin joe joel john johnny jonas jonathan jorge
jose josefa josefina joseph josh joshua josue joyce juan juana julia julian juliana julie juliet julio karen karina karl kate katherine kathleen kathy
katie keith kelly ken kenneth kevin kirsty kyle laura lauren laurence leandro leila leonard leonardo leonor leopoldo leslie leticia liam lidia ligia
lilian liliana linda lisa lorena lorenzo lorna lorraine louis louise luan lucas lucia luciana luciano lucy luis luisa luiz luiza luke lupita
lydia lynn maddie magda maggie maite manuel manuela marcela marcelo marcia marcio margaret margarita maria mariana mariano marilyn mario marisa
marisol marlene marta martha martin martina mateo mateus matheus matilda matt matthew maureen mauricio maximiliano megan melanie melissa michael
michelle miguel miriam moira molly monica monique morag muriel nadia nancy naomi natalia natalie natasha nathan neil nelson niamh nicholas nick nicola
nicolas nicole nigel noelia noreen octavio odete olga olivia oscar osvaldo otavio pablo pam pamela patricia patricio patrick paul paula pauline paulo
pedro percy pete peter phil philip phillip phoebe polly priscila priscilla rachel rafael rafaela ralph ramiro ramon raquel raul rebecca regina
reinaldo renan renata renato rhys ricardo richard rita robert roberta roberto rodolfo rodrigo rogelio roger rogerio romina ronald ronaldo rosana
rosangela rosemary rosie ross ruben rupert ruth ryan sabrina samantha samuel sandra sara sarah scott sean sebastian sebastiao sergio sharon shauna
sheila shirley silvia silvio simon simone sinead siobhan sofia solange sonia sophia sophie stacey stephanie stephen steve steven stuart susan susana
suzana sylvia tamara tamsin tania tatiana telma teresa teresinha terry thais theo theresa thiago thomas tiago timothy tina toby tom tomas tommy
toni tony tracy tristan ursula valdir valentina valeria vanderlei vanessa vera veronica vicente vicky victor vincent vitor vitoria vivian viviana
viviane wagner wallace walter wanda wanderley wayne wellington wendy wesley william wilma wilson ximena yasmin yolanda yvonne zack zelia zoe`;

/** Normalised: lower case, no accents. */
export const givenNames: ReadonlySet<string> = new Set(names.trim().split(/\s+/));
