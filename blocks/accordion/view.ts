import { createAccordion } from '../../frontend/accordion/create-accordion';
import { mountAll } from '../../frontend/mount';

mountAll( 'accordion', createAccordion );
