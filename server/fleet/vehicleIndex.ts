import type { Vault } from '../platform/vault.ts'

/** The keyed hash by which a normalised vehicle number is found in the fleet. */
export const vehicleIndex = (vault: Vault, rc: string): string => vault.index('fleet', rc)
