// Given names that are common where Portuguese, English and Spanish are spoken, and are no other word there: who is spoken of is no product and no subject.

const names = `
aarav aaron abby abdul abdullah abena abigail achieng adaeze adalberto adam adebayo ademir adilson adnan adrian adriana adriano afonso agatha agnes
agustin ahmed aidan aileen ailton aisha aitana aitor akash akua alain alan alana albert alberto alcides aldo alejandra alejandro alejo alessandra
alexandra alexandre alexis alfonso alfred alfredo alice alicia aline alison alisson aliyah allison alonso alvaro amanda amara amaro amaya amelia
amina amir amit amy ana ananya anderson andile andre andrea andrei andreia andres andrew andy angela angie anil anita anjali ankit anna anne annie
antonella antonia antonio apolonia araceli aracely arantxa ariadna ariana ariel arlindo armando arnaldo arthur artur arturo arun arya asha ashley
astrid augustin augusto aurelio aylin ayse baltazar barbara barry bartolome basilio bautista beatrice beatrix beatriz becky begona belen benedita
benicio benito benjamin bernadette bernard bernarda bernardo bertha bethany betina betty bianca bob boris brandon braulio brayan brenda brendan
brenno breno brian briana brianna bridget bruna bruno bryan caio caitlin camila camille camilo candice caren carina carla carlito carlitos carlos
carmelo carmem carmen carol carolina caroline casandra cassandra cassia cassio catalina catarina catherine cathy caua cecil cecilia celia celso cesar
chandra charles chiara chidi chinedu chloe chris christian christina christine christopher ciara cicero cirilo claire clarice clarissa claudete
claudia claudine claudinei claudio cleber cleide cleiton clelia cleusa clodoaldo clotilde colin colleen conor cornelia craig cristhian cristian
cristiane cristiano cristina cristobal cynthia dagmar dalila damaris damian daniel daniela daniele danilo dante daphne dario darlene darren dave davi
david davina dayana debbie debora deborah debra declan deepak deirdre deise deivid delfina denilson denise dennis derek desmond devika deyanira diana
diane diego diogo dionisio dirce djalma djamila dominic dominique donald donna donovan dora doreen dorian doris dorothy douglas duncan dylan eamon
edelmira edgar edith edivaldo edmundo edna ednaldo edson eduarda eduardinho eduardo edward efrain eileen eladio elaine elba eleanor elena eleonora
eliana eliane elias elio elisa elisangela eliseo elizabeth elkin ellen ellie eloisa eloise elpidio elsa elton elvira emeka emilce emilia emiliano
emilio emily emma encarna enrique enzo epifanio eric erica erick erika ernesto erwin esteban estefania estela esther etelvina eudes eugenia eugenio
eulalia eunice eustaquio eva evaldo evandro evaristo evelyn everton ezequiel fabian fabiana fabiano fabio fabiola fabricio farah fatima fatou
faustino federica federico felicity felipe felix fermin fernanda fernando fidel filipa filipe filomena fiona flavia flavio florencia florian frances
francesca francine francis francisca francisco franck fred freddy frederico freya gabi gabriel gabriela gabriella gareth gary gaurav gavin gemma
genaro geoffrey george georgina gerald geraldine geraldo gerard gerardo gerson gianni gilberto gilda gildo gillian gilmar gilson gina giovana
giovanni gisela gisele giselle gladys glaucia glenn goncalo gonzalo gordon graciela graham greg gregorio gregory greta gretchen guadalupe guido
guilherme guillermina guillermo gunther gustavo gwen hamza hannah harold harpreet harriet harry hassan hayley heather hector heidi heitor helder
helen helena heloisa hemant henrique henry herbert heriberto hermes hernan hilary hilda hiroshi homero horacio hortensia howard hugh hugo humberto
ian ibrahim idalina ifeoma ignacio igor ikram ilda ileana imani imelda inacio inaki ines ingrid iolanda iracema irene irma isaac isabel isabela
isabella isadora isaias isaura isha isidro ismael itziar ivan ivana ivete ivone ivonne izabel jaciara jacinta jacinto jackie jacob jacqueline jailson
jaime jair jairo james jamie janaina jandira jane janet janice jasmine jason javi javier jean jeff jeffrey jenifer jenna jennifer jenny jeremy
jeronimo jerry jesica jessica jhon jhonatan jill jim jimena joan joana joaninha joanna joanne joao joaquim joaquin jocelyn jodie joe joel johanna
johannes john johnny jolene jonas jonathan jordi jorge jorgina jose joseane josefa josefina joseph josh joshua josi josiane josias josue jovana joyce
juan juana juarez judith julia julian juliana juliane julie juliet julieta julio junia juninho junior jurandir justin justyna kaique karen karim
karina karl karla karol kate katherine kathleen kathryn kathy katia katie kaua kavita kayla keila keith kelly kemi ken kenneth kerry ketlin kevin kiara
kieran kiran kirsty kleber krishna krystal kwame kyle laercio laisa lara larissa laszlo laura lauren laurence lauro lavinia laxmi lazaro leandra
leandro leda leila leire lenita leonard leonardo leonel leonidas leonor leonora leopoldina leopoldo leslie leticia leyla lia liam liana libia lidia
lidiane ligia liliam lilian liliana linda lindsay lisa lisandro lizeth lola loren lorena lorenzo lorna lorraine louis louise lourdes luan luana lucas
lucia luciana luciano lucila lucinda lucrecia lucy ludmila luis luisa luiz luiza luke lupita lurdes luzia lydia lydie lynn macarena maddie magali
magda maggie magnus mahesh maira maisa maite malik manoel manoela manolo manuel manuela mara marcela marcelina marcelino marcella marcelo marcia
marciano marcio marcos marcus margaret margarita maria mariana marianela mariano mariela marilene marilia marilu mariluz marilyn marina mario marisa
marisol marlene marlon marlucia marta martha martim martin martina maryam mateo mateus matheus mathias mathilde matilda matt matthew maureen mauricio
mauro maximiliano mayara mayra megan mehmet meire melanie melina melisa melissa meredith micaela michael michele michelle miguel mila milena milton
mireia mirela miriam mirian mirta misael mohamed mohammed moira moises molly monica monique montse montserrat morag moshe muhammad muriel mustafa
myriam nadia nancy nando naomi narciso natacha natalia natalie nataly natasha nathalia nathan nayara neha neide neil nelida nelly nelson nereida
neusa neuza ngozi niamh nicanor nicholas nick nicola nicolas nicolau nicole nidia nigel nikhil nilda nilson nilton nina nisha noa noah noelia noemi
nora norberto noreen nuno nuria obinna octavia octavio odair odete odilia ofelia oksana olavo oleg olegario olga olivia olivier omar onofre orlando
oscar osmar osvaldo oswaldo otavio otto owen pablo paco pam pamela pankaj paola pascual patrice patricia patricio patrick paul paula paulina pauline
paulinho paulo pedro penelope percy pete peter petra phil philip phillip phoebe pilar polly pooja pradeep prakash preeti priscila priscilla priya
quique quiteria rachel rachid rafa rafael rafaela rahul raimunda raimundo rajesh raju ralph ramesh ramiro ramon ramona randall raquel raul ravi
raymond raymundo rayssa rebecca regiane regina reginaldo reinaldo renan renata renato renee reyna rhys ricardinho ricardo richard rigoberto rita
robert roberta roberto robson rodolfo rodrigo rogelia rogelio roger rogerio rohan rohit rolando romeo romina romulo ronald ronaldo ronan roni roque
rosalia rosalinda rosana rosangela rosaura rosely rosemary rosemeire rosie rosimeire ross roxana rubem ruben rubia rufino rupert ruslan russell ruth
ryan sabino sabrina salete sally samanta samantha samir samira samuel sandra sandro sanjay santiago sara sarah saul saulo scott sean sebastian
sebastiao selma sergio shania shannon sharon shauna shawn sheila shirlei shirley sidney sienna sigrid silas silvana silvestre silvia silvina silvio
simao simon simone simran sinead sinval siobhan sirlei sofia sofie solange solomon sonia sophia sophie soraia soraya stacey stella steph stephanie
stephen steve steven stuart suelen sueli sunil susan susana susanne suzana svetlana sylvia tadeu tainara talita tamara tamika tamsin tania tanisha
tatiana tatjana tayna telma teodora teodoro terence teresa teresinha teresita terezinha terry thabo thais thalita thandiwe theo theodore theresa
thiago thomas tiago tiffany timothy tina tito tobias toby tom tomas tomasz tommy toni toninho tony tracy trevor tristan tunde ulises ulisses umberto
uriel ursula uzma valdemar valdir valentina valeria valeriano valmir vanda vanderlei vanderleia vanessa vania velma venancio vera veronica vicenta
vicente vicky victor vijay vikram vilma vincent vinicius vitalina vitor vitoria vivek vivian viviana viviane vladimir wagner waldemar waldir wallace
walter wanda wanderley wayne wellington wendy wesley wilfredo wilfried william willian wilma wilmer wilson wilton xavier ximena xiomara yadira yago
yamila yara yasmim yasmin yemi yesenia yolanda yosef yuki yuri yusuf yvonne zacarias zack zaida zainab zara zeca zelia zenaide zilda zoe zoraida
zuleica zuleide zulma`;

/** Normalised: lower case, no accents. */
export const givenNames: ReadonlySet<string> = new Set(names.trim().split(/\s+/));
