import { z } from 'zod'

/** Where a provider's account is: its real service, its public test service, or the sandbox's copy of it, which production refuses. */
export const providerEnvironments = ['live', 'test', 'twin'] as const

export type ProviderEnvironment = (typeof providerEnvironments)[number]

export const providerEnvironmentField = z.enum(providerEnvironments)

/**
 * How one call to a provider ended. The first three are answers; after any other the next provider is asked. `odd_reply`: a reply that cannot be
 * read as an answer; `no_credit`: the account with the provider is empty; `credentials`: the provider refused them.
 */
export const callOutcomes = [
  'found',
  'not_found',
  'rejected_input',
  'down',
  'rate_limit',
  'no_credit',
  'credentials',
  'odd_reply',
] as const

export type CallOutcome = (typeof callOutcomes)[number]

export const callOutcomeField = z.enum(callOutcomes)

/** One provider of a route: its place decides when it is asked after a failure, `percent` how often it is asked first. */
export const routeChoice = z.object({
  provider: z.string().min(1).max(40),
  percent: z.number().int().min(0).max(100),
})

/** The providers of a product in order: the first is the primary, the others are its fallbacks. Empty: as the settings say. */
export const routeChoices = z.array(routeChoice).max(8)

/**
 * After so many milliseconds without an answer the next provider is asked as well, and the first answer counts. Null: only after a failure.
 */
export const hedgeMs = z.number().int().min(50).max(30_000).nullable()

/** Where two providers answered one question: a hedged request, or a dry run of staff. */
export const comparisonOrigins = ['hedge', 'dryRun'] as const

export type ComparisonOrigin = (typeof comparisonOrigins)[number]

export type RouteChoice = z.infer<typeof routeChoice>
