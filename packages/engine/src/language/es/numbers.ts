// Words for numbers in Spanish.
import { type NumberWords, table } from '../number-words.ts';

export const numbers: NumberWords = {
  small: table(`dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10 once=11 doce=12 trece=13 catorce=14
    quince=15 dieciseis=16 diecisiete=17 dieciocho=18 diecinueve=19 veinte=20 veintiuno=21 veintiun=21 veintidos=22
    veintitres=23 veinticuatro=24 veinticinco=25 veintiseis=26 veintisiete=27 veintiocho=28 veintinueve=29 treinta=30
    cuarenta=40 cincuenta=50 sesenta=60 setenta=70 ochenta=80 noventa=90`),
  hundreds: table(`cien=100 ciento=100 doscientos=200 doscientas=200 trescientos=300 trescientas=300 cuatrocientos=400
    quinientos=500 quinientas=500 seiscientos=600 setecientos=700 ochocientos=800 novecientos=900`),
  multipliers: table('mil=1000 k=1000 millon=1000000 millones=1000000'),
  and: new Set(['y']),
  point: new Set(['con', 'coma']),
  one: new Set(['un', 'uno', 'una']),
  ordinals: table('primero=1'),
};
