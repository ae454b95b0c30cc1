import { defineConfig, type Plugin } from 'vite'
import { ownFiles } from './scripts/server/ownFiles.ts'

const LIBRARY = /node_modules/

/** Native code, WebAssembly, packages that read files of their own, those that few processes load, and those that break in a bundle. */
const external = [
  '@aws-sdk/client-s3',
  '@electric-sql/pglite',
  '@node-rs/argon2',
  // Its libraries need `reflect-metadata` to run before them, and a bundle changes that order.
  '@simplewebauthn/server',
  'harfbuzzjs',
  'nodemailer',
  'onnxruntime-node',
  'onnxruntime-web',
  'pdfjs-dist',
  'pdfmake',
  'razorpay',
  'sharp',
  'tesseract.js',
  'unpdf',
  'vite',
]

/**
 * Stack traces name our sources; the libraries lie in files of their own and are not mapped. Node reads the source map at every start, and theirs
 * would take 100 MB.
 */
const unmappedLibraries: Plugin = {
  name: 'unmapped-libraries',
  transform: { filter: { id: LIBRARY }, handler: code => ({ code, map: { mappings: '' } }) },
}

/** Bundles the server with its libraries, because Node needs most of a start to find, strip and compile a thousand files. */
export default defineConfig({
  publicDir: false,
  plugins: [ownFiles(), unmappedLibraries],
  ssr: { noExternal: true, external },
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'dist/server',
    emitAssets: true,
    sourcemap: true,
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        main: 'server/main.ts',
        seed: 'server/app/seedCommand.ts',
        backup: 'server/app/backup/backupCommand.ts',
        restore: 'server/app/backup/restoreCommand.ts',
        lists: 'server/screening/listsCommand.ts',
        trust: 'server/proofs/trustCommand.ts',
        'verify-ledger': 'server/money/wallets/verifyLedgerCommand.ts',
        'verify-document': 'server/reports/verifyDocumentCommand.ts',
        'create-admin': 'server/people/staff/createAdminCommand.ts',
      },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        assetFileNames: 'files/[name][extname]',
        // By the entries that need them: the thread that reads workbooks loads no server.
        codeSplitting: { groups: [{ name: 'libraries', test: LIBRARY, entriesAware: true }] },
        sourcemapExcludeSources: true,
      },
    },
  },
})
