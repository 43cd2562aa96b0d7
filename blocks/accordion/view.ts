import { createAccordion } from '../../frontend/accordion/create-accordion';
import { readOptions } from '../../frontend/accordion/options';
import { mountAll } from '../../frontend/mount';

mountAll( 'accordion', createAccordion, readOptions );
