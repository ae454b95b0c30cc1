import type { NameFeature, NamePoints } from '../../../contracts/screening/names.ts'

const inThousandths = (value: number) => Math.round(value * 1000)

/** A sum of named points between 0 and 1, kept in thousandths so that the points add up exactly. */
export class Score {
  #thousandths = 0
  readonly #features: NamePoints[] = []

  /** 0 to 1. */
  get value(): number {
    return this.#thousandths / 1000
  }

  /** Those that changed the score, in the order of their effect. */
  get features(): NamePoints[] {
    return this.#features
  }

  /** Adds points, negative ones too; what would leave 0 to 1 is not counted. */
  add(feature: NameFeature, points: number, detail?: string): void {
    this.#moveTo(feature, this.#thousandths + inThousandths(points), detail)
  }

  subtract(feature: NameFeature, points: number, detail?: string): void {
    this.add(feature, -points, detail)
  }

  scale(feature: NameFeature, factor: number, detail?: string): void {
    this.#moveTo(feature, Math.round(this.#thousandths * factor), detail)
  }

  cap(feature: NameFeature, most: number, detail?: string): void {
    this.#moveTo(feature, Math.min(this.#thousandths, inThousandths(most)), detail)
  }

  #moveTo(feature: NameFeature, thousandths: number, detail?: string): void {
    const bounded = Math.min(1000, Math.max(0, thousandths))
    const points = (bounded - this.#thousandths) / 1000
    if (points === 0) return
    this.#thousandths = bounded
    this.#features.push({ feature, points, ...(detail && { detail: detail.slice(0, 200) }) })
  }
}
