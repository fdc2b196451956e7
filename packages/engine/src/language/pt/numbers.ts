// Words for numbers in Portuguese.
import { type NumberWords, table } from '../number-words.ts';

export const numbers: NumberWords = {
  small: table(`dois=2 duas=2 tres=3 quatro=4 cinco=5 seis=6 sete=7 oito=8 nove=9 dez=10 onze=11 doze=12 treze=13
    quatorze=14 catorze=14 quinze=15 dezesseis=16 dezessete=17 dezoito=18 dezenove=19 vinte=20 trinta=30 quarenta=40
    cinquenta=50 sessenta=60 setenta=70 oitenta=80 noventa=90`),
  hundreds:
    table(`cem=100 cento=100 duzentos=200 duzentas=200 trezentos=300 trezentas=300 quatrocentos=400 quatrocentas=400
    quinhentos=500 quinhentas=500 seiscentos=600 seiscentas=600 setecentos=700 setecentas=700 oitocentos=800 oitocentas=800
    novecentos=900 novecentas=900`),
  multipliers: table('mil=1000 k=1000 milhao=1000000 milhoes=1000000'),
  and: new Set(['e']),
  point: new Set(['virgula']),
  one: new Set(['um', 'uma']),
  ordinals: table('primeiro=1'),
};
