import type { FileStoreConfig, FilesConfig } from '../../../config/filesConfig.js'
import type { DiskOptions } from './diskFiles.js'
import type { Files } from './files.js'

export const openFiles = async (
  config: FileStoreConfig & Pick<FilesConfig, 'reserveBytes'>,
  parts: Pick<DiskOptions, 'signer' | 'clock' | 'postEndpoint'>,
): Promise<Files> => {
  switch (config.kind) {
    case 'disk':
      return (await import('./diskFiles.js')).openDiskFiles({ ...config, ...parts })
    case 's3':
      return (await import('./s3Files.js')).openS3Files(config)
  }
}
