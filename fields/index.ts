export { Form, type FormProps } from './Form';
export { validate } from './form/validate';
export type { FieldError, ValidateOn } from './form/errors';
export type { BackupOptions } from './form/use-backup';
export type { BackupStorage } from './form/backup';
export type { ControlProps, FieldModule } from './field-module';
