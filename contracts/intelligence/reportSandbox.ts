/**
 * The id of the report that the seed makes, so that the sandbox's page can link to it. Only the seed stores it, and only on a local
 * database in sandbox mode; every other report has 128 random bits.
 */
export const sandboxReportId = 'SandboxReport-00000001'
