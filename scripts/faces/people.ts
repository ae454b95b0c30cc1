import type { Person } from './drawHead.ts'

const skins = [
  [0.55, 0.34, 0.23],
  [0.42, 0.25, 0.16],
  [0.3, 0.17, 0.1],
  [0.66, 0.44, 0.32],
  [0.2, 0.11, 0.07],
] as const
const hairs = [
  [0.02, 0.015, 0.012],
  [0.05, 0.03, 0.02],
  [0.12, 0.07, 0.04],
  [0.3, 0.29, 0.28],
] as const
const irises = [
  [0.06, 0.03, 0.015],
  [0.1, 0.05, 0.02],
  [0.12, 0.1, 0.05],
] as const
const cloths = [
  [0.2, 0.25, 0.35],
  [0.5, 0.5, 0.48],
  [0.35, 0.1, 0.12],
  [0.1, 0.2, 0.15],
] as const

/** A made-up person; the same number is the same person. */
export function personOf(number: number): Person {
  let state = number * 2654435761 + 12345
  const random = () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822507) + 0x9e3779b9) | 0
    const mixed = Math.imul(state ^ (state >>> 13), 3266489909)
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32
  }
  const around = (spread: number) => 1 + (random() * 2 - 1) * spread
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
  return {
    width: around(0.16),
    jaw: around(0.25),
    chin: around(0.16),
    nose: around(0.5),
    noseWidth: around(0.45),
    eyesApart: around(0.16),
    eyeSize: around(0.3),
    browHeight: around(0.3),
    browWeight: around(0.8),
    lips: around(0.6),
    mouthWidth: around(0.35),
    hairline: around(0.35),
    beard: random() < 0.35 ? random() : 0,
    hairLength: random() < 0.4 ? random() : 0,
    glasses: random() < 0.25,
    skin: pick(skins),
    hair: pick(hairs),
    iris: pick(irises),
    cloth: pick(cloths),
  }
}
