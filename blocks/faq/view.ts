import { createFaq } from '../../frontend/faq/create-faq';
import { readOptions } from '../../frontend/faq/options';
import { mountAll } from '../../frontend/mount';

mountAll( 'faq', createFaq, readOptions );
