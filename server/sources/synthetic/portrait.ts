import { type Colour, pngOf } from '../../engines/png.ts'
import type { Synthetic } from './synthetic.ts'

const WIDTH = 96
const HEIGHT = 120

const backgrounds: readonly Colour[] = [
  [226, 232, 240],
  [221, 235, 247],
  [233, 229, 240],
]
const clothes: readonly Colour[] = [
  [71, 85, 105],
  [87, 83, 78],
  [63, 81, 112],
]
const skin: Colour = [176, 137, 104]

const within = (x: number, y: number, [left, top, width, height]: readonly [number, number, number, number]) =>
  ((x - left) / width) ** 2 + ((y - top) / height) ** 2 <= 1

/** A passport photo of nobody, as a data URL: head and shoulders in flat colours. */
export function portrait(synthetic: Synthetic): string {
  const colours = [
    backgrounds[synthetic.between(0, backgrounds.length - 1)] as Colour,
    clothes[synthetic.between(0, clothes.length - 1)] as Colour,
    skin,
  ]
  const pixel = (x: number, y: number) => {
    if (within(x, y, [48, 50, 22, 28])) return 2
    return within(x, y, [48, 128, 44, 42]) ? 1 : 0
  }
  return `data:image/png;base64,${pngOf(WIDTH, HEIGHT, colours, pixel).toString('base64')}`
}
