import type { Fuel, VehicleClass } from '../../contracts/fleet.ts'
import { plateStateCode } from '../../contracts/identifiers/index.ts'

type Rule<Name> = readonly [pattern: RegExp, name: Name]

/** The first rule that matches counts: "Motor cycle" is no car, and "Three wheeler (goods)" is no truck. */
const classRules: readonly Rule<VehicleClass>[] = [
  [/three|3[ -]?w|auto ?rick|e-?rick/i, 'three_wheeler'],
  [/cycle|scooter|moped|two|2[ -]?w/i, 'two_wheeler'],
  [/goods|truck|lorry|trailer|tipper|tanker|pick/i, 'goods'],
  [/bus|omni|coach/i, 'bus'],
  [/cab|taxi|maxi/i, 'cab'],
  [/car|lmv|jeep|suv|light motor/i, 'car'],
]

const fuelRules: readonly Rule<Fuel>[] = [
  [/hybrid/i, 'hybrid'],
  [/electric|battery|\bev\b|bov/i, 'electric'],
  [/cng|lpg|\bgas\b|lng/i, 'cng'],
  [/diesel/i, 'diesel'],
  [/petrol|gasoline/i, 'petrol'],
]

const firstMatch = <Name extends string>(rules: readonly Rule<Name>[], words: string): Name | 'other' =>
  rules.find(([pattern]) => pattern.test(words))?.[1] ?? 'other'

/** The class of a certificate's words, such as `Motor Car(LMV)`. */
export const classOf = (words: string): VehicleClass => firstMatch(classRules, words)

/** The fuel of a certificate's words, such as `PETROL/CNG`. */
export const fuelOf = (words: string): Fuel => firstMatch(fuelRules, words)

/** The state of a plate. The Bharat series, `22BH1234AA`, and those of missions, `12CD123`, belong to none: BH, CD, CC or UN. */
export const stateOf = (rc: string): string => /^\d+(BH|CD|CC|UN)/.exec(rc)?.[1] ?? plateStateCode(rc)
