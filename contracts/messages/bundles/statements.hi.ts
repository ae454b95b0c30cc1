/** The texts of the pages of bank statements. */
export { bankStatements } from '../hi/bankStatements.ts'
