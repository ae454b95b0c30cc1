import sharp from 'sharp'
import { holderOf } from '../../server/sources/synthetic/people.ts'
import { randomFrom } from '../bench/names/random.ts'
import { facePicture } from './facePictures.ts'
import { panCard } from './specimens/cards.ts'
import type { Holder } from './specimens/people.ts'

/** Draws a card in the newer layout, whose portrait is on the left. */
const SEED = 1
const person: Holder = {
  given: 'ADITI',
  family: 'NAIDU',
  father: 'AMIT NAIDU',
  hindi: '',
  isFemale: true,
  birthDate: '1994-04-02',
  address: [],
  pin: '411001',
  state: 'Maharashtra',
}

/** A drawn PAN card whose number the sandbox's source knows by the name that is printed, with the portrait of the drawn person. */
export async function cardOfHolder(): Promise<{ name: string; picture: Buffer }> {
  const { number } = panCard(randomFrom(SEED), person).truth
  const name = holderOf(number ?? '')
  const [given = '', ...family] = name.toUpperCase().split(' ')
  const { sheet } = panCard(randomFrom(SEED), { ...person, given, family: family.join(' ') })
  const portrait = await sharp(await facePicture('document'))
    .resize(344, 430)
    .toBuffer()
  const drawn = await sharp(await sheet.png())
    .resize(2_024, 1_276)
    .composite([{ input: portrait, left: 98, top: 285 }])
    .toBuffer()
  const picture = await sharp(drawn)
    .extend({ top: 60, bottom: 60, left: 60, right: 60, background: '#8a7f72' })
    .jpeg({ quality: 92 })
    .toBuffer()
  return { name, picture }
}
